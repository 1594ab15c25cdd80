import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPILED, EVM_HOME, nodeCommand } from '../../network/room';
import type { Job, JobResult, PartResult } from '../../network/job';
import { freePort } from '../../core/freePort';
import type { VersionId } from '../snippets/types';
import { hashOf } from '../snippets/units';
import type { Ports } from './compile';

const START_SECONDS = 900;
const PROGRAM_SECONDS = 1200;

/** A process with a network of one version, which runs programs. It starts with the first one. */
export class Runner {
  private child: Promise<ChildProcess> | undefined;

  private constructor(
    private readonly version: VersionId,
    readonly ports: Ports,
  ) {}

  static async create(version: VersionId): Promise<Runner> {
    return new Runner(version, { node: await freePort(), l1: await freePort() });
  }

  async run(modules: string[]): Promise<PartResult[]> {
    const child = await (this.child ??= this.start());
    const job: Job = { id: hashOf(modules), modules: modules.map((code) => save(this.version, code)) };
    const answer = next<JobResult>(child, PROGRAM_SECONDS);
    child.send(job);
    try {
      return (await answer).parts;
    } catch (error) {
      this.stop();
      return [{ printed: [], error: { message: String(error), place: '' }, ms: 0 }];
    }
  }

  stop(): void {
    void this.child?.then((child) => child.kill());
    this.child = undefined;
  }

  private async start(): Promise<ChildProcess> {
    const { args, env } = nodeCommand(this.version, 'runner');
    const file = args.pop()!;
    const ports = [String(this.ports.node), String(this.ports.l1)];
    const cwd = appFolder(this.version);
    mkdirSync(cwd, { recursive: true });
    const child = fork(file, [EVM_HOME, ...ports], {
      execArgv: args,
      env,
      cwd,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await next(child, START_SECONDS);
    return child;
  }
}

/** Programs run where a tutorial has its app, beside the folder of its L1 contracts. */
const appFolder = (version: VersionId): string => path.join(COMPILED, version, 'app');
export const forgeFolder = (version: VersionId): string => path.join(COMPILED, version, 'l1/out');

function save(version: VersionId, code: string): string {
  const file = path.join(appFolder(version), `${hashOf([code])}.mjs`);
  writeFileSync(file, code);
  return pathToFileURL(file).href;
}

/** The next message of a process; an error when it ends or stays silent. */
function next<T>(child: ChildProcess, seconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (text: string) => () => {
      child.removeAllListeners();
      reject(new Error(text));
    };
    const timer = setTimeout(fail(`no answer within ${seconds} s`), seconds * 1000);
    child.once('exit', fail('the network ended'));
    child.once('message', (message) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(message as T);
    });
  });
}
