import React, { type ReactNode } from 'react';
import { PANICS, type Reverted } from '../../../core/errors/revert';

const valueOf = (name: string, value: string): string =>
  name === 'Panic' && PANICS[value] ? `${value} (${PANICS[value]})` : value;

/** A custom error with its arguments, and the errors inside of it. */
export function RevertView({ reverted }: { reverted: Reverted }): ReactNode {
  const { selector, error, args, damaged, inner } = reverted;
  if (!error)
    return (
      <p>
        No error of the L1 contracts has the selector <code>{selector}</code>. It belongs to another contract, or to
        another release.
      </p>
    );
  return (
    <div className="error-revert">
      <p>
        Revert data: <code>{error.name}</code> (<code>{selector}</code>)
        {damaged && ', cut short or damaged: what could be read follows'}
      </p>
      {args.length > 0 && (
        <table>
          <tbody>
            {args.map(({ name, type, value }, index) => (
              <tr key={index}>
                <th scope="row">{name || `argument ${index + 1}`}</th>
                <td>{type}</td>
                <td>
                  <code>{valueOf(error.name, value)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {inner.map((each) => (
        <RevertView key={each.selector} reverted={each} />
      ))}
    </div>
  );
}
