import { CircleAlert, WifiOff } from 'lucide-react';
import type { AppError } from '../../errors/apiErrors.ts';
import { useProblemText } from '../../errors/useProblemText.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';

interface Retry {
  /** Retries; omitted: a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** Label of the retry button. Required with `onRetry`. */
  retryLabel?: string | undefined;
}

export interface ProblemProps extends Retry {
  /** What went wrong. Errors that are silent by requirement render nothing. */
  error: AppError;
  /** Scrolls into view when it appears: for a form whose button may be a screen further down. Default false. */
  reveal?: boolean;
}

const scrollTo = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** A failed part of a screen: what happened and a retry, as a banner in its place. */
export function Problem({ error, reveal = false, onRetry, retryLabel }: ProblemProps) {
  const text = useProblemText()(error);
  if (text === null) return null;
  const Icon = error.code === 'network' ? WifiOff : CircleAlert;
  const action = onRetry && retryLabel ? { label: retryLabel, onPress: onRetry } : undefined;
  return (
    <Banner
      ref={reveal ? scrollTo : undefined}
      tone="danger"
      role="alert"
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      action={action}
    >
      {text}
    </Banner>
  );
}

export interface ProblemScreenProps extends Retry {
  /** What went wrong. Errors that are silent by requirement render nothing. */
  error: AppError;
  /** What could not be shown, in a few words. */
  title: string;
  /** Level of the title: `h1` if it is the whole screen. Default `h2`. */
  heading?: 'h1' | 'h2';
}

/** A page has no fields to correct, so an invalid address counts as not found. */
const onScreen = (error: AppError): AppError => (error.code === 'validation_failed' ? { code: 'not_found' } : error);

/** A failed screen or list: scene, title, what happened, a retry. */
export function ProblemScreen({ error: refused, title, heading = 'h2', onRetry, retryLabel }: ProblemScreenProps) {
  const error = onScreen(refused);
  const text = useProblemText()(error);
  if (text === null) return null;
  return (
    <div role="alert">
      <EmptyState
        scene={error.code === 'network' ? 'offline' : error.code === 'not_found' ? 'not-found' : 'error'}
        title={title}
        text={text}
        heading={heading}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}
