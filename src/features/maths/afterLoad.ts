import { applyMathsStyles } from './applyMathsStyles';

/** The component does it where React was first. */
export function startMaths(): void {
  document.querySelectorAll<HTMLLinkElement>('link[data-maths-styles]').forEach(applyMathsStyles);
}
