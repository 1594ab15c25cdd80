export { Footer as default } from '@site/src/features/footer';
