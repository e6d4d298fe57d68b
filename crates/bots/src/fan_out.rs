//! Work on several threads at once.

/// Runs every task on a thread of its own, the first on this one; the results are in the order of the tasks.
pub(crate) fn fan_out<T: Send, R: Send>(tasks: Vec<T>, run: impl Fn(T) -> R + Sync) -> Vec<R> {
    let mut tasks = tasks.into_iter();
    let Some(own) = tasks.next() else { return Vec::new() };
    let run = &run;
    std::thread::scope(|scope| {
        let others: Vec<_> = tasks.map(|task| scope.spawn(move || run(task))).collect();
        let mut results = vec![run(own)];
        for other in others {
            results.push(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        results
    })
}

#[cfg(test)]
mod tests {
    use super::fan_out;

    #[test]
    fn results_are_in_the_order_of_the_tasks() {
        assert_eq!(fan_out(vec![3, 1, 2], |n| 10 * n), [30, 10, 20]);
        assert_eq!(fan_out(Vec::new(), |n: i32| n), []);
    }
}
