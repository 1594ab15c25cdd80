import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { EditorState, Prec, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import React, { useEffect, useRef, type ReactNode } from 'react';
import { markRun, typesCame, withTypes, type Typing } from './typing';

interface Props {
  text: string;
  onChange: (text: string) => void;
  /** Ctrl+Enter. */
  onRun: () => void;
  /** Where the last run failed. */
  error?: { line: number; message: string };
  typing: Typing;
}

/** As the blocks of pages: src/css/tokens.css. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--t-k)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--t-s)' },
  { tag: tags.comment, color: 'var(--t-c)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--t-f)' },
  { tag: [tags.number, tags.bool, tags.null, tags.typeName, tags.className], color: 'var(--t-n)' },
  { tag: [tags.punctuation, tags.operator], color: 'var(--t-u)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--t-p)', backgroundColor: 'var(--code-bg)', fontSize: '0.875rem', maxHeight: '32rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--t-c)', backgroundColor: 'var(--code-bg)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'var(--code-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--mark)',
  },
  '.cm-matchingBracket': { outline: '1px solid var(--line-strong)' },
  '.cm-tooltip': { color: 'var(--text)', backgroundColor: 'var(--bg-2)', border: '1px solid var(--line)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxWidth: 'min(24rem, 90vw)', fontFamily: 'var(--font-mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: 'var(--text)', background: 'var(--mark)' },
  // A finger wants more room.
  '@media (pointer: coarse)': { '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.5rem' } },
  '.cm-tooltip-lint': { maxWidth: 'min(36rem, 90vw)', overflowWrap: 'anywhere' },
});

const extensions = [
  lineNumbers(),
  lintGutter(),
  history(),
  drawSelection(),
  highlightActiveLine(),
  indentOnInput(),
  indentUnit.of('  '),
  bracketMatching(),
  closeBrackets(),
  javascript({ typescript: true }),
  syntaxHighlighting(colours),
  theme,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
  EditorView.contentAttributes.of({ 'aria-label': 'Code to run', spellcheck: 'false', autocapitalize: 'off' }),
  EditorView.lineWrapping,
];

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
  useEffect(() => {
    view.current = open(host.current!, latest.current.text, latest);
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
