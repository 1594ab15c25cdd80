export { docVersion, type DocVersion } from './versions';
