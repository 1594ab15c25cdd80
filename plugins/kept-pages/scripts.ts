import fs from 'node:fs';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { codeDigest, digest, forgetOthers } from '../../markdown/kept';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
const NAME = 'kept-scripts';

/** The bundler makes every script small in every build. This takes those that are as they were from `keptDir`. */
export class KeptScripts {
  constructor(
    private readonly siteDir: string,
    private readonly keptDir: string,
  ) {}

  apply(compiler: Compiler): void {
    if (!compiler.options.optimization.minimize) return;
    const { sources, Compilation } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    // Which browsers the scripts are for.
    const made = digest(codeDigest(), fs.readFileSync(path.join(this.siteDir, 'package.json')));
    fs.mkdirSync(this.keptDir, { recursive: true });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const files = new Map<string, string>();
      compilation.hooks.processAssets.tap({ name: NAME, stage: stage - 1 }, () => {
        for (const { name, source, info } of compilation.getAssets()) {
          if (!name.endsWith('.js') || info.minimized) continue;
          const file = `${digest(made, source.source())}.js`;
          files.set(name, file);
          const kept = path.join(this.keptDir, file);
          if (!fs.existsSync(kept)) continue;
          const small = new sources.RawSource(fs.readFileSync(kept, 'utf8'));
          compilation.updateAsset(name, small, { ...info, minimized: true });
        }
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage: stage + 1 }, () => {
        for (const [name, file] of files) {
          const kept = path.join(this.keptDir, file);
          if (fs.existsSync(kept)) continue;
          fs.writeFileSync(`${kept}.part`, compilation.getAsset(name)!.source.source());
          fs.renameSync(`${kept}.part`, kept);
        }
        forgetOthers(this.keptDir, new Set(files.values()));
      });
    });
  }
}
