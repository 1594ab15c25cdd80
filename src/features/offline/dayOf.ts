/** As the site writes days: 18 November 2026. */
export const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
