export { NotFoundContent as default } from '@site/src/features/not-found';
