import { checkDocFrontMatter } from '../../config/frontMatter';
import { finding, type Rule } from '../page';

/** The same schema as the build's: known keys, tags of config/tags.ts, a kind. */
export const validFrontMatter: Rule = (page) => {
  try {
    checkDocFrontMatter(page.file, page.frontMatter);
    return [];
  } catch (error) {
    return [finding(page, undefined, (error as Error).message)];
  }
};
