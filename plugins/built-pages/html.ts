import { Parser } from 'htmlparser2';

/** Hears what a page consists of, in its order. */
export interface HtmlReader {
  open(tag: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(tag: string): void;
}

/** Reads a page once, for all who want to hear of it. */
export function readHtml(html: string, ...readers: HtmlReader[]): void {
  const parser = new Parser({
    onopentag: (name, attributes) => readers.forEach((reader) => reader.open(name, attributes)),
    ontext: (text) => readers.forEach((reader) => reader.text(text)),
    onclosetag: (name) => readers.forEach((reader) => reader.close(name)),
  });
  parser.end(html);
}
