import { STABLE, VERSIONS, type Version } from './versions';

/** Where feeds are. */
export const FEEDS = '/feeds/';
export const FEED_TYPE = 'application/atom+xml; charset=utf-8';

/** The feed of all versions. */
export const ALL_FEED = `${FEEDS}all.atom`;

/** The feed of a version. That of the stable one keeps its address when another becomes it. */
export const feedOf = ({ id }: Pick<Version, 'id'>): string => `${FEEDS}${id === STABLE.id ? 'stable' : id}.atom`;

/** As a reader who follows changes is offered them. */
export const feedLinks: { href: string; title: string }[] = [
  { href: ALL_FEED, title: 'Changes in all versions' },
  ...VERSIONS.map((version) => ({ href: feedOf(version), title: `Changes in ${version.label}` })),
];
