import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

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

export const extensions = [
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
