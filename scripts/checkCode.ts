/** The checks that need the types of the SDK, in one process: the compiler reads them once for all. */
import { checkCode } from '../content-lint/snippets/command';
import { checkApi } from './data/api/check';

void checkCode([]).then(({ status, pages }) => process.exit(checkApi(pages) ? status : 1));
