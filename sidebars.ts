import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from './sidebars.json';

export default sidebars as SidebarsConfig;
