/** The checks that need the types of the SDK, in one process: the compiler reads them once for all. */
import { checkCode } from '../content-lint/snippets/command';
import { checkApi } from './data/api/check';

checkCode([]).then(
  ({ status, pages }) => process.exit(checkApi(() => pages) ? status : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
