import { rewrite } from './folders';
import type { Moves } from './redirects';

const FOLDERS = ['config', 'core', 'plugins', 'server', 'src', 'tests'];
/** An address that is a whole text. */
const ADDRESS = /(?<=(['"`]))\/[\w/-]+(?=(#[\w-]*)?\1)/g;

/** Follows the pages that moved, in code. Answers where it names pages that nothing stands for, as `file:line: /page`. */
export function updateLinks(root: string, { pages, before, moved }: Moves): string[] {
  const gone = new Set(before.filter((address) => !pages.has(address)));
  const lost: string[] = [];
  const follow = (line: string, where: string): string =>
    line.replace(ADDRESS, (address) => {
      if (!gone.has(address)) return address;
      if (!moved.has(address)) lost.push(`${where}: ${address}`);
      return moved.get(address) ?? address;
    });
  for (const folder of FOLDERS)
    rewrite(root, folder, (text, name) =>
      /\.tsx?$/.test(name)
        ? text
            .split('\n')
            .map((line, i) => follow(line, `${folder}/${name}:${i + 1}`))
            .join('\n')
        : text,
    );
  return lost;
}
