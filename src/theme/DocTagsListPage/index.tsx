export { TagList as default } from '@site/src/features/tag-pages';
