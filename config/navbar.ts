import type { ThemeConfig } from '@docusaurus/theme-common';

const GITHUB = 'https://github.com/AztecProtocol';

type Navbar = Partial<ThemeConfig['navbar']>;

export const navbar: Navbar = {
  title: 'Aztec docs',
  hideOnScroll: true,
  items: [
    { type: 'docsVersionDropdown', position: 'left' },
    { type: 'docSidebar', sidebarId: 'developerSidebar', label: 'Build', position: 'left' },
    { type: 'docSidebar', sidebarId: 'networkSidebar', label: 'Run a node', position: 'left' },
    { to: '/developers/getting_started_on_sandbox', label: 'Install Sandbox', position: 'left' },
    { to: '/try_testnet', label: 'Try Testnet', position: 'left' },
    { to: '/developers/docs/reference/glossary', label: 'Glossary', position: 'left' },
    { to: '/developers/migration_notes', label: 'Migration Notes', position: 'left' },
    { to: '/aztec_connect_sunset', label: 'Connect Sunset', position: 'left' },
    {
      type: 'dropdown',
      label: 'Resources',
      position: 'left',
      items: [
        { label: 'Aztec monorepo', href: `${GITHUB}/aztec-packages` },
        { label: 'Aztec.nr', href: `${GITHUB}/aztec-nr` },
        { label: 'Aztec Starter', href: `${GITHUB}/aztec-starter` },
        { label: 'Awesome Aztec', href: `${GITHUB}/awesome-aztec` },
        { label: 'Noir docs', href: 'https://noir-lang.org/docs' },
        { label: 'Contact form', href: 'https://airtable.com/appMhZd7lsZS3v27R/pagxWYAHYYrnrrXmm/form' },
        { label: 'X (Twitter)', href: 'https://x.com/aztecnetwork' },
      ],
    },
    { type: 'search', position: 'right' },
  ],
};
