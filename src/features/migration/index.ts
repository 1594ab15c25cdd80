export { MigrationHelper } from './MigrationHelper';
