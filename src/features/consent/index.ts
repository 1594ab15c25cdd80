export { ConsentBanner, CookieSettingsButton } from './ConsentBanner';
export { loadService, mayLoad, seal, unload } from './services';
