import { useState } from 'react';
import { isWrong, readAnswers, withUsual, type Message, type Texts } from './answers';
import { FIELDS, type Field } from './fields';
import { currentValues, setValues } from './state';

/** What was typed and is not valid, so that it is still there when the form is opened again. In memory only. */
let drafts: Texts = {};

const startTexts = (): Texts => ({ ...drafts, ...currentValues() });

/** What is right shows on the page at once; what is wrong stays in its field. */
function keep(texts: Texts): void {
  const { answers, values } = readAnswers(texts);
  drafts = Object.fromEntries(Object.entries(texts).filter(([name]) => isWrong(answers[name])));
  setValues(values);
}

/** No complaint before the reader has finished; one that is shown goes as soon as it is no longer true. */
function useJudged(texts: Texts) {
  const [judged, setJudged] = useState<readonly string[]>(() => Object.keys(texts));
  const { answers } = readAnswers(texts);
  return {
    messageFor: (name: string): Message | undefined =>
      isWrong(answers[name]) && !judged.includes(name) ? undefined : answers[name]?.message,
    judge: (names: string[]) => setJudged([...judged, ...names]),
    forgive: (next: Texts) => {
      const now = readAnswers(next).answers;
      setJudged(judged.filter((name) => isWrong(now[name])));
    },
  };
}

/** A port that is changed may make another one wrong. */
const concerned = ({ name, kind }: Field): string[] =>
  kind === 'port' ? FIELDS.filter((field) => field.kind === 'port').map((field) => field.name) : [name];

export function useForm() {
  const [texts, setTexts] = useState(startTexts);
  const [status, setStatus] = useState('');
  const [cleared, setCleared] = useState<Texts>();
  const { messageFor, judge, forgive } = useJudged(texts);
  const change = (next: Texts, said = '') => {
    keep(next);
    setTexts(next);
    forgive(next);
    setStatus(said);
    setCleared(undefined);
  };
  return {
    texts,
    status,
    cleared: cleared !== undefined,
    say: setStatus,
    messageFor,
    type: (field: Field, text: string) => change({ ...texts, [field.name]: text }),
    useUsual: (fields: Field[]) => change(withUsual(texts, fields), 'Empty fields have their usual values now.'),
    leave: (field: Field) => {
      const { answers } = readAnswers(texts);
      setTexts({ ...texts, [field.name]: answers[field.name]?.value ?? texts[field.name] });
      judge(concerned(field));
    },
    clear: () => {
      if (cleared) return change(cleared, 'Your values are back.');
      change({}, 'All values are cleared.');
      setCleared(texts);
    },
    /** The fields that need a correction, all of them marked. */
    finish: (): Field[] => {
      const { answers } = readAnswers(texts);
      const wrong = FIELDS.filter(({ name }) => isWrong(answers[name]));
      judge(wrong.map(({ name }) => name));
      if (wrong.length > 0)
        setStatus(wrong.length === 1 ? 'One value needs a correction.' : `${wrong.length} values need a correction.`);
      return wrong;
    },
  };
}
