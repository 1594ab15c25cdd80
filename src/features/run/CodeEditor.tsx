import { EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import React, { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { extensions } from './editorExtensions';
import { markRun, typesCame, withTypes, type Typing } from './typing';

export interface Code {
  text: string;
  onChange: (text: string) => void;
  /** Ctrl+Enter. */
  onRun: () => void;
  /** Where the last run failed. */
  error?: { line: number; message: string };
  typing: Typing;
}

interface Props extends Code {
  /** Its reader waits in it already. */
  isFocused: boolean;
}

/** The policy of the site lets nobody add styles to the page: in a shadow root CodeMirror needs no element for them. */
function open(host: HTMLElement, doc: string, callbacks: { current: Props }): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const run = () => {
    callbacks.current.onRun();
    return true;
  };
  const state = EditorState.create({
    doc,
    extensions: [
      Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
      ...extensions,
      withTypes(() => callbacks.current.typing),
      EditorView.updateListener.of(({ docChanged, transactions, state: { doc: now } }) => {
        if (!docChanged) return;
        // Not what came from outside, as with 'Back to the code of the page'.
        if (transactions.some((each) => each.annotation(Transaction.userEvent))) callbacks.current.typing.begin();
        callbacks.current.onChange(now.toString());
      }),
    ],
  });
  return new EditorView({ state, parent: root, root });
}

/** Line numbers, colours, indentation, undo, and the error at its line. Loaded when the reader wants to change code. */
export default function CodeEditor(props: Props): ReactNode {
  const {
    text,
    error,
    typing: { isReady },
  } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // In the frame in which the plain field goes: who tabs to it then would be led past both.
  useLayoutEffect(() => {
    view.current = open(host.current!, latest.current.text, latest);
    if (latest.current.isFocused) view.current.focus();
    return () => view.current?.destroy();
  }, []);
  useEffect(() => {
    const { state, dispatch } = view.current!;
    const now = state.doc.toString();
    if (now !== text) dispatch.call(view.current, { changes: { from: 0, to: now.length, insert: text } });
  }, [text]);
  useEffect(() => {
    view.current!.dispatch(markRun(view.current!.state, error));
    // Where it failed, in the text that ran: later changes move the mark along.
  }, [error]);
  useEffect(() => {
    if (isReady) view.current!.dispatch({ effects: typesCame.of(null) });
  }, [isReady]);
  return <div ref={host} className="run__editor" />;
}
