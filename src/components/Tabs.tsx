import React, { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';

interface ItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children: ReactNode;
}

interface TabsProps {
  groupId?: string;
  defaultValue?: string;
  children: ReactNode;
}

/**
 * Tabs as radio buttons: the stylesheet shows the panel of the checked one, so they work without JavaScript, and
 * print shows all panels. The boot script keeps tabs of one group in step.
 */
export function Tabs({ groupId, defaultValue, children }: TabsProps): ReactNode {
  const name = useId();
  const items = Children.toArray(children).filter(isValidElement) as ReactElement<ItemProps>[];
  const chosen = defaultValue ?? items.find((item) => item.props.default)?.props.value ?? items[0]?.props.value;
  return (
    <fieldset className="tabs" data-group={groupId}>
      <legend className="visually-hidden">Choose one</legend>
      {items.map(({ props: { value, label, children: panel } }) => (
        <React.Fragment key={value}>
          <label className="tabs__tab">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label ?? value}
          </label>
          <div className="tabs__panel" data-label={label ?? value}>
            {panel}
          </div>
        </React.Fragment>
      ))}
    </fieldset>
  );
}

export const TabItem = ({ children }: ItemProps): ReactNode => children;
