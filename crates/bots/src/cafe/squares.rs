//! Least squares: examples come one by one, the weights that fit them best come out.

/// Sums over examples of `n` traits and a target.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Squares {
    n: usize,
    examples: f64,
    /// Sums of products of two traits, row by row, and of trait and target.
    products: Vec<f64>,
    targets: Vec<f64>,
}

impl Squares {
    pub(super) fn new(n: usize) -> Squares {
        Squares { n, examples: 0.0, products: vec![0.0; n * n], targets: vec![0.0; n] }
    }

    /// Learns of an example.
    pub(super) fn add(&mut self, traits: &[f32], target: f64) {
        self.examples += 1.0;
        for (i, &a) in traits.iter().enumerate() {
            if a == 0.0 {
                continue;
            }
            let a = f64::from(a);
            for (sum, &b) in self.products[i * self.n..(i + 1) * self.n].iter_mut().zip(traits) {
                *sum += a * f64::from(b);
            }
            self.targets[i] += a * target;
        }
    }

    /// The weights nearest to `near` that fit the examples: `ridge` says how many examples' worth of doubt each
    /// step away from it costs. Traits never seen keep their weight.
    pub(super) fn fit(&self, near: &[f32], ridge: f64) -> Vec<f32> {
        let n = self.n;
        let mut matrix = self.products.clone();
        let mut right = self.targets.clone();
        for i in 0..n {
            // Doubt in the measure of the trait itself.
            let doubt = ridge * (self.products[i * n + i] / self.examples.max(1.0)).max(1e-3);
            matrix[i * n + i] += doubt;
            right[i] += doubt * f64::from(near[i]);
        }
        // Cholesky: the matrix is positive since every trait has some doubt.
        for i in 0..n {
            for j in 0..=i {
                let mut sum = matrix[i * n + j];
                for k in 0..j {
                    sum -= matrix[i * n + k] * matrix[j * n + k];
                }
                matrix[i * n + j] = if i == j { sum.max(1e-12).sqrt() } else { sum / matrix[j * n + j] };
            }
        }
        for i in 0..n {
            for k in 0..i {
                right[i] -= matrix[i * n + k] * right[k];
            }
            right[i] /= matrix[i * n + i];
        }
        for i in (0..n).rev() {
            for k in i + 1..n {
                right[i] -= matrix[k * n + i] * right[k];
            }
            right[i] /= matrix[i * n + i];
        }
        right.into_iter().map(|weight| weight as f32).collect()
    }

    /// All its numbers, for a checkpoint.
    pub(super) fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f64> {
        std::iter::once(&mut self.examples).chain(&mut self.products).chain(&mut self.targets)
    }
}
