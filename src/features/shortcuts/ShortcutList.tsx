import React, { type ReactNode } from 'react';
import { Dialog } from '../../components/Dialog';
import './styles.css';

const KEYS: [keys: string[], does: string][] = [
  [['Ctrl K', '⌘ K', '/'], 'Search'],
  [['↑', '↓'], 'Choose a result, or an item of an open menu'],
  [['Enter'], 'Open what is chosen'],
  [['Ctrl Enter', '⌘ Enter'], 'Open a result in a new tab'],
  [['Home', 'End'], 'First and last item of a menu'],
  [['←', '→'], 'Change a tab; scroll wide code, tables and diagrams'],
  [['Esc'], 'Close a dialog, a menu or a card'],
  [['?'], 'This list'],
];

export default function ShortcutList({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog className="shortcuts" aria-labelledby="shortcuts-title" open onClose={onClose}>
      <form method="dialog" className="shortcuts__head">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button className="button button--plain">Close</button>
      </form>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
