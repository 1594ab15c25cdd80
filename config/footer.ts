import { ALL_FEED } from '../core/feeds';
import type { ThemeConfig } from '@docusaurus/theme-common';

export const footer: ThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Introduction', to: '/' },
        { label: 'Developer Getting Started', to: '/developers/getting_started' },
        { label: 'Aztec.nr', href: 'https://github.com/AztecProtocol/aztec-nr' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Forum', href: 'https://forum.aztec.network' },
        { label: 'Discord', href: 'https://discord.com/invite/JtqzkdeQ6G' },
        { label: 'X (Twitter)', href: 'https://x.com/aztecnetwork' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'GitHub', href: 'https://github.com/AztecProtocol' },
        { label: 'Awesome Aztec', href: 'https://github.com/AztecProtocol/awesome-aztec' },
        { label: 'Feed of changes', href: ALL_FEED },
      ],
    },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} Aztec, built with Docusaurus`,
};
