import { applyMathsStyles } from '../../components/applyMathsStyles';

/** Before React takes over. */
export function startMaths(): void {
  document.querySelectorAll<HTMLLinkElement>('link[data-maths-styles]').forEach(applyMathsStyles);
}
