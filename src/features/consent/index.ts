export { ConsentBanner, CookieSettingsButton } from './ConsentBanner';
export { loadService, seal } from './services';
export { useOwnDocument } from './useOwnDocument';
