/** Before a check that reads the packages of the releases: installs them where they are not there yet. */
import { installSdks } from './setup.mjs';

installSdks();
