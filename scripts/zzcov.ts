import { readFileSync } from 'node:fs';
import { ROOT } from '../content-lint/snippets/versions';
import { blockKey } from '../core/api/uses';
import { readShown } from './data/api/blocks';
import { readIdentifiers } from './data/api/identifiers';
for (const v of ['v2.0.2','nightly'] as const) {
  const uses=JSON.parse(readFileSync(`${ROOT}/data/${v}/api-uses.json`,'utf8'));
  const {sources,blocks}=readShown(v); const ids=readIdentifiers(ROOT,v,sources);
  let all=0,right=0,ref=0; const wrong:any={};
  for(const s of blocks){ const names=new Map((uses.blocks[s.page]?.[blockKey(s.block.body.trim())]??[]).map((e:string)=>{const i=e.indexOf('=');return i<0?[e,e]:[e.slice(0,i),e.slice(i+1)]}));
    s.block.body.split('\n').forEach((_,i)=>{ for(const m of ids.get(`${s.block.origin.file}:${s.block.origin.line+i}`)??[]){ all++; const n=(names.get(m.word) as string|undefined); if(n&&m.names.includes(n.replace(/^@/,''))){right++; if(!n.startsWith('@'))ref++;} else wrong[m.word+' '+m.names+' vs '+n]=(wrong[m.word+' '+m.names+' vs '+n]??0)+1; }});}
  console.log(v,'blocks',blocks.length,'identifiers',all,'right',right,(right/all*100).toFixed(1)+'%','in reference',ref, JSON.stringify(wrong).slice(0,1500));
}
