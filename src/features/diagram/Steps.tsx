import React, { type ReactNode } from 'react';

/** The messages of a sequence diagram: where no picture of it fits, and for those who see none. */
export const Steps = ({ steps }: { steps: string }): ReactNode => (
  <ol className="diagram__steps visually-hidden" data-markdown-ignore="">
    {steps.split('\n').map((step, index) => {
      const [who, ...text] = step.split(': ');
      return (
        <li key={index}>
          <b>{who}:</b> {text.join(': ')}
        </li>
      );
    })}
  </ol>
);
