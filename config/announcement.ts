import type { ThemeConfig } from '@docusaurus/theme-common';
import { NIGHTLY, STABLE } from '../core/versions';

/** Change `id` to show the bar again to readers who closed it. Set to `undefined` for no bar. */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'nightly-v3',
  content: `Aztec v3 is taking shape: <a href="${NIGHTLY.base}/developers/docs/resources/migration_notes">migrate from ${STABLE.label}</a>, or see <a href="/compare">what changed</a>.`,
  backgroundColor: '#0b3b33',
  textColor: '#f3f1e7',
  isCloseable: true,
};
