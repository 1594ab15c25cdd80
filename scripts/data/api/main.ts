import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../content-lint/snippets/versions';
import { makeApi, readPages } from './make';

for (const { file, text } of makeApi(readPages())) writeFileSync(path.join(ROOT, file), text);
