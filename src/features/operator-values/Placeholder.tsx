import React, { type ReactNode } from 'react';
import type { Place } from '../../../core/operatorPlaceholders';
import { useStore } from '../../bridge/useStore';
import { pageTools } from './pageTools';

/** A placeholder in a code block, or the reader's value in its place. */
export function Placeholder(place: Place): ReactNode {
  const { name, manner } = place;
  const tools = useStore(pageTools);
  if (!tools || !manner) return <var>{`<${name}>`}</var>;
  const text = tools.textAt(place);
  const onClick = () => {
    // A reader who marks text in a block does not want the form.
    if (getSelection()?.isCollapsed !== false) tools.open(name);
  };
  return (
    // The block has a button for the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <var
      data-field=""
      data-filled={text === null ? undefined : ''}
      data-secret={text !== null && tools.isKey(name) ? '' : undefined}
      onClick={onClick}
    >
      {text ?? `<${name}>`}
    </var>
  );
}
