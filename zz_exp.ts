import fs from 'node:fs';
import { buildIndex } from './core/search/buildIndex';
import { load, search } from './core/search/engine';
import { readBuild } from './plugins/search-index/readBuild';
import { versionsOf } from './plugins/search-index/index';
import { byKind, line, score, type Judged } from './scripts/bench/search/quality';
const cache = '/tmp/pool/records.json';
const records = fs.existsSync(cache) ? JSON.parse(fs.readFileSync(cache, 'utf8')) : readBuild('/work/main/build');
if (!fs.existsSync(cache)) fs.writeFileSync(cache, JSON.stringify(records));
const asked: any = {};
if (!process.argv.includes('--no-asked')) for (const f of ['stable','nightly']) { const p='/work/wt/asked-'+f+'.json'; if (fs.existsSync(p)) for (const [route, list] of Object.entries(JSON.parse(fs.readFileSync(p,'utf8')) as any) as any) for (const e of list) { const m = /^#(\S+) (.*)/.exec(e); (asked[m ? route+'#'+m[1] : route] ??= []).push(m ? m[2] : e); } }
for (const r of records) if (asked[r.url]) r.asked = asked[r.url];
const engines = new Map(versionsOf(records).map((rs: any) => {
  const tag = rs.find((r: any) => r.docusaurus_tag !== 'default').docusaurus_tag;
  const { index, text } = buildIndex(tag, rs);
  return [tag === 'docs-default-current' ? 'nightly' : 'v2.0.2', load(index, text)];
}));
const rank = (v: string, q: string) => search(engines.get(v)!, q, 15).hits.map((h) => h.url);
const set: Judged[] = JSON.parse(fs.readFileSync(process.argv[2] ?? '/tmp/pool/tuning.json', 'utf8'));
(async () => {
  const s = await score(rank, set);
  console.log(line('all', s));
  if (process.argv.includes('-k')) for (const [k, x] of byKind(s)) console.log(line('  ' + k, x));
  if (process.argv.includes('-m')) for (const x of s.filter((x) => x.ndcg < 0.5)) console.log(x.ndcg.toFixed(2), x.kind, x.version, JSON.stringify(x.query.slice(0,100)), '| best', Object.entries(x.grades).filter(([,g])=>g===3).map(([p])=>p.split('/').slice(-2).join('/')).join(', '), '| got', x.first.split('/').slice(-2).join('/'));
})();
