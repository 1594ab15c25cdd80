export { TagList } from './TagList';
export { TagPage } from './TagPage';
