import type { ThemeConfig } from '@docusaurus/theme-common';

/** Change `id` to show the bar again to readers who closed it. Set to `undefined` for no bar. */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'nightly-v3',
  content:
    'Aztec v3 is taking shape: <a href="/nightly/developers/docs/resources/migration_notes">see what changes from v2.0.2</a>.',
  backgroundColor: '#0b3b33',
  textColor: '#f3f1e7',
  isCloseable: true,
};
