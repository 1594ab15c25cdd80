import { checkCode } from './command';

checkCode(process.argv.slice(2)).then(
  ({ status }) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
