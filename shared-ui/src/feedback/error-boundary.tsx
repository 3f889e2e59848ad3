import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

/** What the fallback receives: the error, and a function that renders the children again. */
export interface BoundaryFailure {
  error: unknown
  retry: () => void
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered in place of the children after an error. */
  fallback: (failure: BoundaryFailure) => ReactNode
  /** Called once per error. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** Called before the children are rendered again. */
  onRetry?: () => void
  /** A new value, such as the path, resets the boundary. */
  resetKey?: unknown
}

interface ErrorBoundaryState {
  failure?: { error: unknown }
  resetKey: unknown
}

/** Catches errors of its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, failure: undefined }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback({ error: failure.error, retry: this.retry }) : this.props.children
  }
}
