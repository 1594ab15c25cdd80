const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entity = (sign: string): string => ENTITIES[sign]!;

/** Text between tags. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, entity);

/** Text between tags or in an attribute with double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, entity);
