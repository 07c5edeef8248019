"""The container image of both architectures: its index, its settings, and programs that fit."""

import gzip
import hashlib
import io
import json
import tarfile
import unittest

import files


class Image(unittest.TestCase):
    def setUp(self):
        self.tar = tarfile.open(files.one("germini-*-image.tar"))
        self.addCleanup(self.tar.close)

    def read(self, name):
        return self.tar.extractfile(name).read()

    def blob(self, descriptor):
        """Returns a blob's bytes, which must have the descriptor's digest and size."""
        data = self.read("blobs/" + descriptor["digest"].replace(":", "/"))
        self.assertEqual(descriptor["digest"], "sha256:" + hashlib.sha256(data).hexdigest())
        self.assertEqual(descriptor["size"], len(data))
        return data

    def images(self):
        """Returns manifest and configuration by architecture."""
        self.assertEqual({"imageLayoutVersion": "1.0.0"}, json.loads(self.read("oci-layout")))
        (top,) = json.loads(self.read("index.json"))["manifests"]
        self.assertEqual(f"germini:{files.version()}", top["annotations"]["org.opencontainers.image.ref.name"])
        index = json.loads(self.blob(top))
        images = {}
        for descriptor in index["manifests"]:
            manifest = json.loads(self.blob(descriptor))
            config = json.loads(self.blob(manifest["config"]))
            self.assertEqual({"os": "linux", "architecture": config["architecture"]}, descriptor["platform"])
            images[config["architecture"]] = manifest, config
        return images

    def test_the_index_has_both_architectures_with_the_same_settings(self):
        images = self.images()
        self.assertEqual(set(files.MACHINES), set(images))
        settings = [config["config"] for _, config in images.values()]
        self.assertEqual(settings[0], settings[1])
        labels = settings[0]["Labels"]
        self.assertEqual(files.version(), labels["org.opencontainers.image.version"])
        self.assertRegex(labels["org.opencontainers.image.revision"], r"^[0-9a-f]{12}$")
        self.assertEqual("10001:10001", settings[0]["User"])
        self.assertEqual("CMD", settings[0]["Healthcheck"]["Test"][0])
        self.assertEqual((["germini"], ["serve"]), (settings[0]["Entrypoint"], settings[0]["Cmd"]))

    def test_layers_are_those_named_and_programs_fit_the_architecture(self):
        for architecture, (manifest, config) in self.images().items():
            seen = set()
            for descriptor, expected in zip(manifest["layers"], config["rootfs"]["diff_ids"], strict=True):
                data = gzip.decompress(self.blob(descriptor))
                self.assertEqual(expected, "sha256:" + hashlib.sha256(data).hexdigest())
                with tarfile.open(fileobj=io.BytesIO(data)) as layer:
                    for member in layer:
                        name = member.name.removeprefix("./")
                        if name in ("usr/bin/germini", "bin/bash", "usr/bin/bash") and member.isfile():
                            self.assertEqual(files.MACHINES[architecture], files.machine(layer.extractfile(member).read(20)))
                            seen.add(name)
                        # Nothing of the machine that made it, and no packages kept.
                        if name in ("etc/hostname", "etc/resolv.conf", "etc/hosts"):
                            self.assertEqual(0, member.size, name)
                        self.assertNotRegex(name, r"^etc/apt/(auth\.conf$|auth\.conf\.d/.|apt\.conf\.d/9[^m])|^var/log/apt/.|\.deb$")
            self.assertIn("usr/bin/germini", seen)
            self.assertEqual(2, len(seen), seen)

    def test_docker_without_containerd_finds_each_architecture(self):
        saved = json.loads(self.read("manifest.json"))
        names = set(self.tar.getnames())
        version = files.version()
        self.assertEqual([[f"germini:{version}-amd64"], [f"germini:{version}-arm64"]], [entry["RepoTags"] for entry in saved])
        for entry in saved:
            self.assertTrue({entry["Config"], *entry["Layers"]} <= names)


if __name__ == "__main__":
    unittest.main()
