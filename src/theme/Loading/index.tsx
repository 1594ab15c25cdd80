export { Loading as default } from '@site/src/features/loading';
