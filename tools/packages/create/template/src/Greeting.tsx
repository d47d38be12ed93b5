import { Button, Card, Row, Stack } from '@amarena/shared/ui';
import { useState } from 'react';
import { useT } from './catalogue.ts';

export interface GreetingProps {
  /** Name of the member; null for a visitor. */
  readonly name: string | null;
}

/** A card that says hello and counts the answers. */
export function Greeting({ name }: GreetingProps) {
  const t = useT();
  const [answers, setAnswers] = useState(0);
  return (
    <Card>
      <Stack $gap={3}>
        <p>{name === null ? t('greeting.visitor') : t('greeting.member', { name })}</p>
        <Row $gap={3}>
          <Button onClick={() => setAnswers(answers + 1)}>{t('greeting.answer')}</Button>
          <output>{t('greeting.answers', { count: answers })}</output>
        </Row>
      </Stack>
    </Card>
  );
}
