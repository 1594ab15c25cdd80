const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text between tags. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!);
