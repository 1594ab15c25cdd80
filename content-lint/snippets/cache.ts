import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './types';
import { hashOf } from './units';

/** Keeps the findings of units that were checked before, by hash of text and checker. */
export class ResultCache {
  private readonly entries: Record<string, Finding[]>;
  private changed = false;

  constructor(private readonly file: string) {
    this.entries = readJson(file) ?? {};
  }

  get(unit: string, fingerprint: string): Finding[] | undefined {
    return this.entries[hashOf([unit, fingerprint])];
  }

  set(unit: string, fingerprint: string, findings: Finding[]): void {
    this.entries[hashOf([unit, fingerprint])] = findings;
    this.changed = true;
  }

  save(): void {
    if (!this.changed) return;
    mkdirSync(path.dirname(this.file), { recursive: true });
    const latest = { ...readJson(this.file), ...this.entries };
    const temporary = `${this.file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(latest));
    renameSync(temporary, this.file);
    this.changed = false;
  }
}

export function readJson<T = Record<string, never>>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
