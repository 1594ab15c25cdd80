export { TagPage as default } from '@site/src/features/tag-pages';
