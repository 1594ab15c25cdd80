export { VersionInTitle as default } from '@site/src/features/version-switch/VersionInTitle';
