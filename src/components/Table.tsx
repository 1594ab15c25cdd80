import React, {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';

type Parent = ReactElement<{ children?: ReactNode }>;

const partsOf = (node: ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));
const inside = (element: Parent | undefined): Parent[] => partsOf(element?.props.children);

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => (isValidElement(child) ? textOf((child as Parent).props.children) : String(child)))
    .join('');

/** With more columns than this, a phone has no room for the words of each. */
const PHONE = 2;

function labelled(row: Parent, titles: string[]): Parent {
  const cells = inside(row).map((cell, i) => cloneElement(cell, { 'data-label': titles[i] } as object));
  return cloneElement(row, {}, ...cells);
}

/** A table of the author's: on a phone the rows of a wide one stand one below the other, each cell with its title. */
export function Table({ children, ...props }: ComponentProps<'table'>): ReactNode {
  const [head, body] = partsOf(children);
  const titles = inside(inside(head)[0]).map((cell) => textOf(cell.props.children));
  if (props.className || !body || titles.length <= PHONE) return <table {...props}>{children}</table>;
  return (
    <table {...props} className="stacks">
      {head}
      {cloneElement(body, {}, ...inside(body).map((row) => labelled(row, titles)))}
    </table>
  );
}
