/** Asks something again and again, until it is told to stop: at most once at a time, and never while nobody looks. */
const EVERY = 1500

export function poll(ask: () => Promise<boolean>): () => void {
  let stopped = false
  let timer = 0
  const next = () => {
    timer = window.setTimeout(() => {
      if (document.hidden) next()
      else
        void ask().then(
          (goOn) => goOn && !stopped && next(),
          () => !stopped && next(),
        )
    }, EVERY)
  }
  next()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
