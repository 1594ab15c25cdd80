import { site } from '../bridge/site';

/** Runs before every feature, so that each of them, in whichever bundle or chunk, can read `__ENV__`. */
Object.assign(site(), { settings: JSON.parse(__ENV_JSON__), searchWorker: __WORKER_PATH__ });
