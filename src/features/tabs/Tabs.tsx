import React, { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { tabChoice } from './store';

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

type Input = (value: string) => { checked: boolean; onChange: () => void } | { defaultChecked: boolean };

function Fieldset({ items, groupId, input }: { items: ItemProps[]; groupId?: string; input: Input }): ReactNode {
  const name = useId();
  return (
    <fieldset className="tabs" data-group={groupId}>
      <legend className="visually-hidden">Choose one</legend>
      {items.map(({ value, label = value, children }) => (
        <React.Fragment key={value}>
          <label className="tabs__tab">
            <input type="radio" name={name} value={value} {...input(value)} />
            {label}
          </label>
          <div className="tabs__panel" data-label={label}>
            {children}
          </div>
        </React.Fragment>
      ))}
    </fieldset>
  );
}

function GroupTabs({ items, groupId, first }: { items: ItemProps[]; groupId: string; first?: string }): ReactNode {
  const choice = tabChoice(groupId);
  const stored = useStore(choice);
  const chosen = items.some(({ value }) => value === stored) ? stored : first;
  const input: Input = (value) => ({ checked: value === chosen, onChange: () => choice.set(value) });
  return <Fieldset items={items} groupId={groupId} input={input} />;
}

/**
 * Tabs as radio buttons: the stylesheet shows the panel of the checked one, so they work without JavaScript, and
 * print shows all panels. Tabs of one group share their choice, here and on the next page.
 */
export function Tabs({ groupId, defaultValue, children }: TabsProps): ReactNode {
  const items = Children.toArray(children)
    .filter(isValidElement)
    .map((child) => (child as ReactElement<ItemProps>).props);
  const first = defaultValue ?? (items.find((item) => item.default) ?? items[0])?.value;
  if (groupId) return <GroupTabs items={items} groupId={groupId} first={first} />;
  return <Fieldset items={items} input={(value) => ({ defaultChecked: value === first })} />;
}

export const TabItem = ({ children }: ItemProps): ReactNode => children;
