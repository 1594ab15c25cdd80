/** Runs before every feature, so that each of them, in whichever chunk, can read `__ENV__`. */
Object.assign(window, { siteSettings: JSON.parse(__ENV_JSON__) });

export {};
